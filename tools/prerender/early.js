// Runs inline before anything else: keeps what a visitor does before the application is there, and
// fetches the application once the page has been painted. Every page carries the same text, so one
// hash in the Content-Security-Policy admits it.
((d, w) => {
  const root = d.documentElement;
  const early = { taps: [], edits: new Map() };
  w.earlyInput = early;
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

  early.onClick = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    early.taps.push(button);
    start();
    // As long as the application takes before it says that something is loading.
    setTimeout(() => w.earlyInput && say(state), 400);
  };
  early.onInput = ({ target }) =>
    early.edits.set(target, /^(radio|checkbox)$/.test(target.type) ? target.checked : target.value);
  d.addEventListener('click', early.onClick, true);
  d.addEventListener('input', early.onInput, true);

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
