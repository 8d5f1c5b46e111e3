/** So that tsx leaves no cache in the temporary folder. */
export const withoutCache = { TSX_DISABLE_CACHE: '1' };

/**
 * Imports a module of this repository that is written in TypeScript.
 *
 * @param {string} specifier
 * @param {string} parent the importer's `import.meta.url`
 * @returns {Promise<unknown>}
 */
export async function importTypeScript(specifier, parent) {
  Object.assign(process.env, withoutCache);
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(specifier, parent);
}
