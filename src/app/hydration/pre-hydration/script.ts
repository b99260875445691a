import { collectEvents } from './collect-events';
import { showKeptTypeface } from './kept-typeface';
import { loadAfterPaint } from './load-application';

// The inline script of every prerendered page. It runs first, collects the visitor's actions until
// hydration, and fetches the application once the page has been painted. It is the same on every
// page, so one hash in the Content-Security-Policy admits it.
showKeptTypeface();
collectEvents();
loadAfterPaint();
