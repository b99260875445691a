import { spawn } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { command, Failure } from '../support/failure';
import { withBrowser } from './browser';
import { HEIGHT, picture, type Scene, SECONDS, scenes, WIDTH } from './scenes';

/** Draws the background videos frame by frame and writes them to `public/media/` with a poster. */
const RATE = 25;
const LIMIT_BYTES = 400_000;
const folder = fileURLToPath(new URL('../../public/media/', import.meta.url));

/** Colour tags. Without them players guess, and the background has the wrong colour. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const TO_VIDEO = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...COLOURS];
const REPEATABLE = ['-threads', '1', '-fflags', '+bitexact', '-flags', '+bitexact', '-an'];
const VP9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-g', '400', '-row-mt', '0'];
const H264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-g', '400', '-bf', '4'];

/** Encodes the frames into both file formats at once. */
async function encode(name: string, frames: AsyncIterable<Buffer>): Promise<void> {
  const coder = spawn(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(RATE), '-i', '-'],
      ...[...TO_VIDEO, ...REPEATABLE, ...VP9, `${folder}${name}.webm`],
      ...[...TO_VIDEO, ...REPEATABLE, ...H264, '-movflags', '+faststart', `${folder}${name}.mp4`],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    coder.once('error', () => reject(new Failure('ffmpeg is needed: apt-get install ffmpeg')));
    coder.once('exit', resolve);
  });
  const fed = (async () => {
    for await (const frame of frames) {
      if (!coder.stdin.write(frame)) await new Promise((next) => coder.stdin.once('drain', next));
    }
    coder.stdin.end();
  })();
  const [code] = await Promise.all([ended, fed]);
  if (code !== 0) throw new Failure(`ffmpeg failed on ${name}`);
}

async function* draw(page: Page, scene: Scene): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < RATE * SECONDS; frame += 1) {
    await page.evaluate(
      (svg) => {
        document.body.innerHTML = svg;
      },
      picture(scene, frame / (RATE * SECONDS)),
    );
    yield await page.screenshot({ type: 'png' });
  }
}

await command(() =>
  withBrowser(async (browser) => {
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await page.setContent('<style>body{margin:0}svg{display:block}</style>');
    for (const scene of scenes) {
      writeFileSync(`${folder}${scene.name}.svg`, picture(scene, 0));
      await encode(scene.name, draw(page, scene));
      for (const kind of ['webm', 'mp4', 'svg']) {
        const { size } = statSync(`${folder}${scene.name}.${kind}`);
        console.log(`${scene.name}.${kind}: ${size} bytes`);
        if (size > LIMIT_BYTES) throw new Failure(`${scene.name}.${kind} is too large`);
      }
    }
  }),
);
