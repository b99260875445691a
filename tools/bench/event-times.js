// Runs in every measured page: keeps how long each interaction takes until the next paint, as INP
// does. It is plain JavaScript because it is handed to the browser as it is written.
((w) => {
  // The browser reports nothing shorter, in milliseconds.
  const SHORTEST = 16;
  let longest = SHORTEST;
  const keep = (entries) => {
    for (const { duration, interactionId } of entries)
      if (interactionId) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: SHORTEST });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  w.takeEventTime = async () => {
    // Entries come after the frame that shows the outcome.
    for (let frames = 0; frames < 3; frames++) await frame();
    await new Promise((resolve) => setTimeout(resolve));
    keep(observer.takeRecords());
    const taken = longest;
    longest = SHORTEST;
    return taken;
  };
})(window);
