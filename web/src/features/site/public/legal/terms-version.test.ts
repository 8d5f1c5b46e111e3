import { createHash } from 'node:crypto';
import { TERMS_VERSION } from '@copa/domain/registrations/acceptance';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { expect, it } from 'vitest';
import { siteFrom } from '../../../../config/site.ts';
import { termsSections } from '../../words/terms.ts';

/** If the text of the terms changes, change both values and `TERMS_VERSION`. */
const WORDS = { version: '2026-12-10', sha256: '7383c68e5f333dce' };

it('the version of the terms fits their text', () => {
  const sha256 = createHash('sha256')
    .update(JSON.stringify(termsSections(siteFrom(DEFAULT_SITE))))
    .digest('hex');
  expect({ version: TERMS_VERSION, sha256: sha256.slice(0, 16) }).toEqual(WORDS);
});
