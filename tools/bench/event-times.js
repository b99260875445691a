// Runs in every page that is measured: keeps how long the events of an interaction take until the
// next frame, as INP does: not what the browser tells of a pointer under which the page has changed.
// Plain JavaScript, because it is handed over as it is written.
((w) => {
  // Below this the browser does not tell, in milliseconds.
  const UNTOLD = 16;
  let longest = UNTOLD;
  const keep = (entries) => {
    for (const { duration, interactionId } of entries)
      if (interactionId) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: UNTOLD });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  w.takeEventTime = async () => {
    // Entries come after the frame that shows the outcome.
    for (let frames = 0; frames < 3; frames++) await frame();
    await new Promise((resolve) => setTimeout(resolve));
    keep(observer.takeRecords());
    const taken = longest;
    longest = UNTOLD;
    return taken;
  };
})(window);
