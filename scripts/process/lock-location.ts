export function lockLocation(packages: Readonly<Record<string, unknown>>, folder: string, name: string) {
  const parts = folder.split('/node_modules/');
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const location = `${parts.slice(0, depth).join('/node_modules/')}/node_modules/${name}`;
    if (packages[location] !== undefined) return location;
  }
  const location = `node_modules/${name}`;
  return packages[location] === undefined ? undefined : location;
}
