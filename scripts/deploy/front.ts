import type { Answer } from './google.ts';
export async function frontReport(
  askHealth: () => Promise<Answer>,
  { siteUrl, functionsEnvironment }: { siteUrl: string; functionsEnvironment: string },
) {
  const where = `${siteUrl}/api/health`;
  let answer: Answer;
  try {
    answer = await askHealth();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `Look at ${where} yourself, it did not answer (${reason}): "throughFront" has to be true.`;
  }
  const { data } = (answer.body ?? {}) as { data?: { client?: { block: string; throughFront: boolean } } };
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
