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
  it('brings rules and indexes, then functions, then the site', async () => {
    const { asked, said } = await failingAt('nothing');
    expect(asked).toEqual(['firestore', 'functions', 'hosting']);
    expect(said).toBeUndefined();
  });

  it.each([
    ['firestore', ['firestore'], 'not touched: functions, hosting'],
    ['functions', ['firestore', 'functions'], 'deployed before it: firestore; not touched: hosting'],
    ['hosting', ['firestore', 'functions', 'hosting'], 'deployed before it: firestore, functions'],
  ])('that fails at %s ends there, and says what is deployed and what is not', async (part, asked, state) => {
    expect(await failingAt(part)).toEqual({
      asked,
      said: `Deploying ${part} failed for the reason above (${state}). Mend it and run \`npm run deploy\` again.`,
    });
  });
});
