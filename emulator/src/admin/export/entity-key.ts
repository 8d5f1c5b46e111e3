/** A document name in the parts that an export keeps apart. */
export interface EntityKey {
  readonly project: string;
  readonly databaseId: string;
  readonly elements: readonly KeyElement[];
}

export interface KeyElement {
  readonly type: string;
  readonly id: string | bigint;
}

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/;
const NUMERIC_ID = /^__id(-?\d+)__$/;

export function parseEntityKey(documentName: string): EntityKey {
  const [, project, databaseId, path] = NAME.exec(documentName) ?? [];
  const segments = path?.split('/') ?? [];
  if (project === undefined || databaseId === undefined || segments.length % 2 !== 0) {
    throw new Error(`"${documentName}" is not the name of a document`);
  }
  const elements: KeyElement[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const [type = '', id = ''] = segments.slice(index, index + 2);
    const numeric = NUMERIC_ID.exec(id)?.[1];
    elements.push({ type, id: numeric === undefined ? id : BigInt(numeric) });
  }
  return { project, databaseId, elements };
}

export function formatEntityKey(key: EntityKey): string {
  const path = key.elements.map(({ type, id }) => `${type}/${typeof id === 'bigint' ? `__id${id}__` : id}`);
  return `projects/${key.project}/databases/${key.databaseId}/documents/${path.join('/')}`;
}
