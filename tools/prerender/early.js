// Runs inline before anything else: keeps what a visitor does before the application takes the page
// over, and fetches the application once the page has been painted. Every page carries the same text, so one
// hash in the Content-Security-Policy admits it.
((d, w) => {
  const root = d.documentElement;
  const queue = [];
  const listening = new AbortController();
  w.earlyInput = { queue, stop: () => listening.abort() };
  let language = null;
  try {
    if (localStorage.getItem('levelup.typeface')) root.classList.add('typeface');
    language =
      new URLSearchParams(location.search).get('lang') || localStorage.getItem('levelup.language');
  } catch {}
  // The page below is Spanish: hidden until English is there, but never for long.
  const awaiting = language === 'en';
  const show = () => root.classList.remove('awaiting-language');
  if (awaiting) {
    root.classList.add('awaiting-language');
    setTimeout(show, 4000);
  }

  let state = 'loading';
  const say = (now) => {
    state = now;
    if (now !== 'loading') show();
    for (const words of d.querySelectorAll('[data-when]'))
      words.hidden = words.dataset.when !== state || words.lang !== (awaiting ? 'en' : 'es');
  };

  const addLink = (attributes) => d.head.append(Object.assign(d.createElement('link'), attributes));
  // Drawn before the first paint, they would hold it up: each refers to another file.
  const showIcons = () => {
    for (const use of d.querySelectorAll('use[data-href]'))
      use.setAttribute('href', use.dataset.href);
  };

  const answers = (href) =>
    fetch(href).then(
      () => true,
      () => false,
    );
  // Some browsers do not notice that it is back.
  const connection = () =>
    new Promise((resolve) => {
      w.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, 3000);
    });
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    const modules = root.dataset.modules.split(' ');
    // A browser may remember for good that it could not fetch a module: where it believes to be
    // offline, a plain request goes first.
    while (!navigator.onLine && !(await answers(modules[0]))) {
      say('offline');
      await connection();
    }
    if (state === 'offline') say('loading');
    for (const href of modules) addLink({ rel: 'modulepreload', href });
    // Inline already: the bundler, which looks for these, must not fetch them. In the page's own
    // text Chromium would fetch them ahead of everything, disabled or not.
    for (const href of root.dataset.styles.split(' '))
      addLink({ rel: 'stylesheet', disabled: true, href });
    // One after the other, the entry last: many short tasks leave room for taps between them. What
    // cannot be fetched is the application's to tell, unless it cannot come itself.
    for (const href of modules)
      await import(href).catch(() => href === modules.at(-1) && say('failed'));
  };

  // A link is followed at once, unless that would lose what was done before: then it waits as well.
  let used = false;
  const isFollowed = (link, { metaKey, ctrlKey, shiftKey, altKey }) =>
    !used ||
    state !== 'loading' ||
    link.origin !== location.origin ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey;
  const onClick = (event) => {
    const pressed = event.target.closest('a,button,summary');
    if (!pressed || (pressed.href && isFollowed(pressed, event))) return;
    used = true;
    if (pressed.matches('summary')) return;
    event.preventDefault();
    queue.push({ pressed });
    start();
    // As long as the application takes before it says that something is loading.
    setTimeout(() => w.earlyInput && say(state), 400);
  };
  const onInput = ({ target: field }) => {
    used = true;
    const value = /^(radio|checkbox)$/.test(field.type) ? field.checked : field.value;
    // Typing on adds to what was typed; a press in between has its own place in the order.
    const last = queue.findLast((one) => one.field === field || one.pressed || one.key);
    if (last?.field === field) last.value = value;
    else queue.push({ field, value });
  };
  // Until it has taken over, the application sees no event: React would answer some of them at once
  // and lose others. What the browser does by itself (typing, ticking, opening) it does as always.
  const on = (type, keep) =>
    w.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        keep(event);
      },
      { capture: true, signal: listening.signal },
    );
  on('click', onClick);
  on('input', onInput);
  on('change', () => {});
  on('submit', (event) => event.preventDefault());
  on('focusin', (event) => {
    queue.push({ event });
    // As the application does: what is typed takes the place of the 0.
    if (event.target.inputMode === 'numeric') event.target.select();
  });
  on('focusout', (event) => queue.push({ event }));
  // Any of these would have React hydrate at once, in the middle of what the browser is doing.
  const others =
    'beforeinput textInput keypress keyup compositionstart compositionupdate compositionend paste cut select selectionchange pointerdown pointerup pointercancel mousedown mouseup touchstart touchend';
  for (const type of others.split(' ')) on(type, () => {});
  // The keys that the application answers; the others are the browser's.
  on('keydown', (event) => {
    const { key } = event;
    if (/^(Arrow(Up|Down)|Page|Escape)/.test(key)) queue.push({ event, key });
  });

  const painted = new Promise((resolve) => {
    setTimeout(resolve, 3000);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => w.addEventListener('load', resolve));
  // A hidden page is never painted, so there is nothing to wait for.
  const readable = awaiting ? loaded : Promise.all([painted, loaded]);
  readable.then(showIcons);
  if (awaiting) start();
  else readable.then(start);
})(document, window);
