export function suiteVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: run this file in its project, which starts the emulators.`);
  }
  return value;
}
