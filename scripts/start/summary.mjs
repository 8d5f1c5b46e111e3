/**
 * @param {{
 *   addresses: import('./addresses.mjs').Addresses,
 *   vite: string | null,
 *   accounts: readonly { email: string, displayName: string, role: string }[],
 *   password: string,
 *   localLogin: string,
 *   dataFolder: string,
 *   logFile: string,
 * }} run
 */
export function summary({ addresses, vite, accounts, password, localLogin, dataFolder, logFile }) {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `  Site      ${vite ?? addresses.site}`,
    `  API       ${addresses.api}`,
    ...(vite === null ? [] : [`  Built     ${addresses.site}`]),
    '',
    `  Sign in at ${vite ?? addresses.site}/acceso with the password ${password}`,
    ...accounts.map(({ email, displayName, role }) => `    ${email.padEnd(width)}  ${displayName}, ${role}`),
    `    ${localLogin.padEnd(width)}  the separate admin login, at the end of the same page`,
    '',
    `  Data ${dataFolder}   Log ${logFile}`,
    '  Ctrl-C stops and keeps the data.',
    '',
  ].join('\n');
}
