import { describe, expect, it } from 'vitest';
import { deployParts } from './parts.ts';

async function failingAt(failing: string) {
  const asked: string[] = [];
  const said = await deployParts(async (part) => {
    asked.push(part);
    return { code: part === failing ? 1 : 0 };
  }).catch((error: Error) => error.message);
  return { asked, said };
}

describe('a deployment', () => {
  it('brings rules and indexes, then functions and the site, and then removes earlier indexes', async () => {
    const { asked, said } = await failingAt('nothing');
    expect(asked).toEqual(['firestore', 'functions,hosting', 'firestore:indexes']);
    expect(said).toBeUndefined();
  });

  it.each([
    [
      'firestore',
      ['firestore'],
      'firestore failed',
      'not touched: functions and hosting; not touched: firestore:indexes',
    ],
    [
      'functions,hosting',
      ['firestore', 'functions,hosting'],
      'functions and hosting failed',
      'deployed before it: firestore; not touched: firestore:indexes; the site is as it was',
    ],
    [
      'firestore:indexes',
      ['firestore', 'functions,hosting', 'firestore:indexes'],
      'firestore:indexes failed',
      'deployed before it: firestore; deployed before it: functions and hosting; the new site is online; only earlier indexes remain',
    ],
  ])(
    'that fails at %s ends there, and says what is deployed and what is not',
    async (part, asked, failed, state) => {
      expect(await failingAt(part)).toEqual({
        asked,
        said: `Deploying ${failed} for the reason above (${state}). Mend it and run \`npm run deploy\` again.`,
      });
    },
  );
});
