/**
 * Whether limits count the visitors of the site by their own addresses. Nobody can know from elsewhere which servers
 * stand before it, so it is asked when it is there.
 *
 * @param {() => Promise<import('./google.mjs').Answer>} askHealth through the site
 * @param {{ siteUrl: string, functionsEnvironment: string }} target
 */
export async function frontReport(askHealth, { siteUrl, functionsEnvironment }) {
  const where = `${siteUrl}/api/health`;
  /** @type {import('./google.mjs').Answer} */
  let answer;
  try {
    answer = await askHealth();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `Look at ${where} yourself, it did not answer (${reason}): "throughFront" has to be true.`;
  }
  const { data } = /** @type {{ data?: { client?: { block: string, throughFront: boolean } } }} */ (
    answer.body ?? {}
  );
  if (answer.status !== 200 || data?.client === undefined) {
    return `Look at ${where} yourself, it answered ${answer.status}: "throughFront" has to be true.`;
  }
  if (data.client.throughFront) return 'Limits count the visitors of the site by their own addresses.';
  return (
    `Limits count the visitors of the site together: they come through ${data.client.block}, which the API does not ` +
    `know as the site's front. Set COPA_FRONT_RANGES in ${functionsEnvironment} to the front's ranges, that address ` +
    'among them, and deploy again (docs/deploy.md).'
  );
}
