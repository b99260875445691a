const PARAGRAPH =
  'Lo jugado cuenta. Averigua cuánto vale tu cuenta y pide un préstamo con ella como garantía. ';

/** Where the limit page is served. */
export const LIMIT_PATH = '/limit';

/**
 * The physical limit that pages are compared with (speed decisions): 2 KB of static HTML in one
 * request, styles inline, no script. Its button is the bare tap that interactions are compared with.
 */
export const limitPage = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Limit"><title>Limit</title><style>body{margin:0;padding:24px;background:#f6ebd9;color:#15120e;font:18px/1.5 system-ui,sans-serif}h1{font-size:48px;line-height:1;margin:0 0 24px}button,summary{font:inherit;min-height:44px;padding:8px 24px}</style></head><body><main><h1>Lo jugado cuenta.</h1><p>${PARAGRAPH.repeat(13)}</p><details><summary>Calcular</summary><p>US$70.75</p></details></main></body></html>`;
