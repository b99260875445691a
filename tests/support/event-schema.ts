import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';

const schema = JSON.parse(
  readFileSync(new URL('../../public/esquemas/event.schema.json', import.meta.url), 'utf8'),
) as object;

/** What the published schema finds wrong with the body of an event; empty if nothing. */
export const schemaProblems = (() => {
  const validate = new Ajv2020().compile(schema);
  return (body: unknown): string[] => {
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
})();
