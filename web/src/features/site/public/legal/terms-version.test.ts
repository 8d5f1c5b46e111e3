import { createHash } from 'node:crypto';
import { SEASON_KEPT_DAYS } from '@copa/domain/limits';
import { TERMS_VERSION } from '@copa/domain/registrations/acceptance';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { expect, it } from 'vitest';
import { siteFrom } from '../../../../config/site.ts';
import { termsSections } from '../../words/terms.ts';

/** If the text of the terms changes, change both values and `TERMS_VERSION`. */
const WORDS = { version: '2026-12-11', sha256: '532800f663e4a9ec' };

it('the version of the terms fits their text', () => {
  const sha256 = createHash('sha256')
    .update(JSON.stringify(termsSections(siteFrom(DEFAULT_SITE))))
    .digest('hex');
  expect({ version: TERMS_VERSION, sha256: sha256.slice(0, 16) }).toEqual(WORDS);
});

it('the terms say what a season keeps of a player, and until when', () => {
  const said = JSON.stringify(termsSections(siteFrom(DEFAULT_SITE)));
  expect(said).toContain(`${SEASON_KEPT_DAYS} días después de que termina la temporada se borran`);
});
