import { PORTS, PROJECT } from '../../../tools/support/local-project';

/** A stored value as Firestore's REST interface writes it. */
type Value =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { nullValue: null }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

type Fields = Record<string, Value>;

/** A document in plain values; timestamps as Date. */
export type Plain = Record<string, unknown>;

const ROOT = `http://127.0.0.1:${PORTS.firestore}`;
const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;
const OWNER = { Authorization: 'Bearer owner' };

function plainValue(value: Value): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  return null;
}

function plainFields(fields: Fields): Plain {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainValue(value)]));
}

function storedValue(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(storedValue) } };
  return { mapValue: { fields: storedFields(value as Plain) } };
}

function storedFields(plain: Plain): Fields {
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, storedValue(value)]));
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${ROOT}${path}`, { ...init, headers: OWNER });
  if (!response.ok && response.status !== 404)
    throw new Error(`Firestore answered ${response.status} to ${path}: ${await response.text()}`);
  return response;
}

/** A document as the bank's administrator sees it, undefined where there is none. */
export async function readDocument(path: string): Promise<Plain | undefined> {
  const response = await ask(`${DOCUMENTS}/${path}`);
  if (response.status === 404) return undefined;
  return plainFields(((await response.json()) as { fields?: Fields }).fields ?? {});
}

/** The documents of a collection (at most 300) by id. */
export async function readCollection(path: string): Promise<Record<string, Plain>> {
  const response = await ask(`${DOCUMENTS}/${path}?pageSize=300`);
  const { documents = [] } = (await response.json()) as {
    documents?: { name: string; fields?: Fields }[];
  };
  return Object.fromEntries(
    documents.map(({ name, fields }) => [name.split('/').at(-1) ?? '', plainFields(fields ?? {})]),
  );
}

/** Writes a whole document past every rule. */
export async function writeDocument(path: string, data: Plain): Promise<void> {
  const body = JSON.stringify({ fields: storedFields(data) });
  await ask(`${DOCUMENTS}/${path}`, { method: 'PATCH', body });
}

/** Removes a document past every rule. */
export async function deleteDocument(path: string): Promise<void> {
  await ask(`${DOCUMENTS}/${path}`, { method: 'DELETE' });
}

const name = (path: string) => `projects/${PROJECT}/databases/(default)/documents/${path}`;

/** Writes up to 500 whole documents at once past every rule. */
export async function writeDocuments(documents: Readonly<Record<string, Plain>>): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: name(path), fields: storedFields(data) },
  }));
  await ask(`${DOCUMENTS}:commit`, { method: 'POST', body: JSON.stringify({ writes }) });
}

/** Removes up to 500 documents at once past every rule. */
export async function deleteDocuments(paths: readonly string[]): Promise<void> {
  const writes = paths.map((path) => ({ delete: name(path) }));
  await ask(`${DOCUMENTS}:commit`, { method: 'POST', body: JSON.stringify({ writes }) });
}
