import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

const FIXED = {
  PUBLIC_POLL_MS: 30_000,
  ADMIN_REFRESH_MS: 300_000,
  PUBLISH_CHECK_MS: 60_000,
  SESSION_RECHECK_MS: 3_000_000,
  ADMIN_SESSION_MS: 86_400_000,
  LOCAL_LOGIN_DELAY_MS: 1000,
  STARTING_SOON_MS: 86_400_000,
  TOAST_MS: 5000,
  TOAST_FADE_MS: 300,
  AFTER_REGISTRATION_MS: 3000,
  AFTER_FORM_MS: 3000,
  RULES_COUNTDOWN_S: 10,
  FREE_FIRE_ID_MIN: 8,
  FREE_FIRE_ID_MAX: 12,
  PHONE_MIN: 8,
  PASSWORD_MIN: 6,
  RATING_MIN: 1,
  RATING_MAX: 5,
  TEXTAREA_ROWS: 4,
  MIN_AGE: 11,
  ADULT_AGE: 18,
  MIN_ACCOUNT_LEVEL: 40,
  PRIZE_DELIVERY_DAYS: 3,
  CONFIRMATIONS_REQUIRED: 3,
  SOUND_VOLUME_NAVIGATION: 0.5,
  SOUND_VOLUME_HOVER: 0.2,
} as const;

describe('the constants of the business', () => {
  it('are those of the specification', () => {
    expect(limits).toMatchObject(FIXED);
  });
});
