/** What `npm test` says of the suite that it has started. */
export function suiteVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: this test needs the running suite, which \`npm test\` starts.`);
  }
  return value;
}
