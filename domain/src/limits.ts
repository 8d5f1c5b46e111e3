export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const COME_BACK_MS = 5 * SECOND_MS;

export const PUBLIC_POLL_MS = 30 * SECOND_MS;
/**
 * A client that refetches on changes waits at least this long between two refetches, because each costs
 * several reads.
 */
export const FIGURES_REST_MS = 15 * SECOND_MS;
export const ACTIVE_TOURNAMENTS_MAX = 50;
export const NEXT_TOURNAMENTS_MAX = 3;
export const TOURNAMENT_CHANGES_MAX = 12;
export const ADMIN_REFRESH_MS = 5 * MINUTE_MS;
export const PUBLISH_CHECK_MS = MINUTE_MS;
/** The platform ends a run of the job after this time. */
export const JOB_MAX_MS = 5 * MINUTE_MS;
export const SESSION_RECHECK_MS = 50 * MINUTE_MS;
export const ADMIN_SESSION_MS = 24 * HOUR_MS;
export const LOCAL_LOGIN_DELAY_MS = SECOND_MS;
export const STARTING_SOON_MS = 24 * HOUR_MS;
export const UNDO_MS = 10 * SECOND_MS;
/** This is longer than `UNDO_MS`, so that an undo in the last second arrives before `giveOn` runs. */
export const GIVEN_ON_AFTER_MS = UNDO_MS + 2 * SECOND_MS;
export const INCOMPLETE_HELD_MS = 12 * HOUR_MS;
export const ENTRY_OPENS_BEFORE_MS = 24 * HOUR_MS;
export const ENTRY_CLOSES_BEFORE_MS = 3 * HOUR_MS;
export const MATCH_OPENS_BEFORE_MS = 60 * MINUTE_MS;
export const FINAL_CLOSES_BEFORE_MS = 10 * MINUTE_MS;
export const MATCH_CLOSES_BEFORE_MS = 20 * MINUTE_MS;
export const REVIEW_MS = 5 * MINUTE_MS;
/** The notice of a change waits at least this long, because the organiser may undo the change. */
export const CHANGE_TOLD_AFTER_MS = 5 * MINUTE_MS;
/** Players hear of a closed stage only after this time, because an organiser may open it again. */
export const RESULT_TOLD_AFTER_MS = 5 * MINUTE_MS;
export const MATCH_GRACE_MS = 20 * MINUTE_MS;
export const ROOM_OPENS_BEFORE_MS = 15 * MINUTE_MS;
export const ROOM_CALL_MS = 20 * MINUTE_MS;
export const ROOMS_KEPT_MS = 24 * HOUR_MS;
export const CONSENT_CALLS_MS = [24 * HOUR_MS, 3 * HOUR_MS];
export const CLOSING_CALL_MS = 15 * MINUTE_MS;
export const LEAST_NOTICE_MS = 10 * MINUTE_MS;
export const ROOM_TOLD_MS = 30 * MINUTE_MS;
export const ROOM_PLAYED_MS = 2 * HOUR_MS;
export const ROOM_SPREAD_MS = 3 * SECOND_MS;
export const DEFAULT_PLAY_MS = 6 * HOUR_MS;
/** Queries for tournaments in play look back this far, so no tournament may last longer. */
export const LONGEST_PLAY_MS = 7 * DAY_MS;
export const CANCELLED_SHOWN_MS = 7 * DAY_MS;

export const TOAST_MS = 5 * SECOND_MS;
export const TOAST_FADE_MS = 300;
export const AFTER_REGISTRATION_MS = 3 * SECOND_MS;
export const AFTER_FORM_MS = 3 * SECOND_MS;
export const RULES_COUNTDOWN_S = 10;

export const FREE_FIRE_ID_MIN = 8;
export const FREE_FIRE_ID_MAX = 12;
export const PHONE_MIN = 8;
export const PASSWORD_MIN = 6;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const TEXTAREA_ROWS = 4;

export const MIN_AGE = 11;
export const ADULT_AGE = 18;
export const MIN_ACCOUNT_LEVEL = 40;
export const PRIZE_DELIVERY_DAYS = 3;
export const CONTACT_AFTER_DELIVERY_MS = DAY_MS;
export const CONFIRMATIONS_REQUIRED = 3;
export const COMPLAINTS_MS = 24 * HOUR_MS;

export const NAMED_TOURNAMENTS_MAX = 30;
export const NAMED_TOURNAMENTS_SHOWN_MAX = 200;

/** The owner cannot set a shorter time, because prizes and complaints still need the players' data. */
export const KEEP_PLAYERS_DAYS_MIN = 7;
export const KEEP_PLAYERS_DAYS_MAX = 3650;
/** The settings offer this time to an owner in whose tournaments minors play. */
export const KEEP_MINORS_DAYS = 30;

export const COMMUNITY_LINKS_MAX = 8;

export const SOUND_VOLUME_NAVIGATION = 0.5;
export const SOUND_VOLUME_HOVER = 0.2;

export const NAME_MAX = 120;
/** The longest nick in the game, with room for symbols of two UTF-16 code units. */
export const NICK_MAX = 24;
export const UNIT_NAME_MAX = 40;
export const UNIT_TAG_MAX = 8;
export const SUBSTITUTES_MAX = 2;
export const WAITLIST_MAX = 500;
export const MATCHES_MAX = 20;
export const STAGES_MAX = 6;
export const PLAN_CHANGES_MAX = 5;
export const PLAN_LINES_MAX = 12;
export const LOBBY_SIZE_MAX = 60;
/** The limits from here to `FORMER_MAX` make a board fit into one document (docs/decisions/0041). */
export const STAGE_UNITS_MAX = 600;
export const STAGE_MATCHES_MAX = 20;
export const STAGE_ALL_MATCHES_MAX = 1000;
export const STAGE_EXTRA_MATCHES_MAX = 60;
export const ADJUSTMENTS_MAX = 100;
export const CORRECTIONS_MAX = 100;
export const CORRECTIONS_BYTES_MAX = 250_000;
/** A unit beyond this number could be drawn in again after it was replaced. */
export const REPLACEMENTS_MAX = 200;
export const FORMER_MAX = 100;
export const KILLS_MAX = 99;
export const PLACEMENT_POINTS_MAX = 1000;
export const PROVISIONAL_MS = 30 * MINUTE_MS;
export const TICKETS_PER_DAY_MAX = 5;
/** The limit is low, because a refused call can reveal that a player is suspended. */
export const JOINS_PER_DAY_MAX = 20;
export const CAPTAIN_ACTS_PER_DAY_MAX = 30;
export const GUARDIANS_PER_DAY_MAX = 5;
/** Each time an adult shows a nick again, the season is counted again. Hiding it has no limit. */
export const NICKS_SHOWN_PER_DAY_MAX = 5;
export const INVITATIONS_KEPT = 6;
export const RUSH_THRESHOLD = 80;
/** The reports of all units together, and also their protests. A unit has at most one of each in a match. */
export const SENT_PER_STAGE_MAX = 1500;
export const REPORT_REVISIONS_MAX = 20;
export const PROTEST_TEXT_MAX = 500;
export const PROTEST_PICTURES_MAX = 3;
export const PROTEST_CORRECTIONS_KEPT = 10;
export const PROTEST_REASON_MIN = 10;
export const MATCH_SHORTEST_MS = 10 * MINUTE_MS;
export const REPORT_PICTURE_BYTES = 120 * 1024;
export const ROOMS_MAX = 120;
export const ROOM_TEXT_MAX = 40;
export const INTRUDERS_MAX = 20;
export const REMINDERS_MAX = 2000;
export const REMINDER_NAME_MAX = 60;
/** Firestore's limit for the id of a document, in bytes. */
export const DOCUMENT_NAME_MAX = 1500;
export const ACCOUNT_ID_MAX = 128;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
export const SHORT_TEXT_MAX = 200;
export const SETTING_MAX = 60;
export const PRIZE_POOL_MAX = 600;
export const UNDONE_TEXT_MAX = 500;
export const LONG_TEXT_MAX = 4000;
export const RULES_TEXT_MAX = 20_000;
export const RULES_MAX = 200;
export const TIME_ZONE_MAX = 64;
export const POINTS_MAX = 1_000_000;
export const RESULTS_MAX = 100;
/** Closing the last stage writes the units of these ranks as results. */
export const PODIUM_RANKS = 3;
export const SEASON_TOURNAMENTS_MAX = 60;
export const SEASON_ROWS_MAX = 100;
export const SEASON_CORRECTIONS_MAX = 50;
export const RESERVED_FIRST_MAX = 500;
export const RESERVED_ROWS_MAX = 2 * RESERVED_FIRST_MAX;
export const SEASON_CODES_MAX = 10;
export const SEASON_KEPT_DAYS = 180;
export const QUESTIONS_MAX = 500;
/** Each commit that registers players reads all active questions, so the limit keeps such commits cheap. */
export const ACTIVE_QUESTIONS_MAX = 30;
export const STRANGERS_PAGE_MAX = 50;
export const STRANGERS_PAGE_WITH_STATS_MAX = 20;
export const STRANGERS_STATS_MAX = 18;
export const MAX_PLAYERS_LIMIT = 10_000;
export const FORM_RESPONSES_DEFAULT = 1000;
/** It limits the answers of one player, or of one response to a form. */
export const ANSWERS_BYTES_MAX = 16 * 1024;
export const FORM_ANSWERS_PER_NETWORK = 200;
/**
 * Phones of one network may begin to follow a tournament, or change what they follow, so often in about ten
 * minutes. This limits only phones without a valid App Check token.
 */
export const FOLLOWERS_PER_NETWORK = 20;
export const OPTIONS_MAX = 50;
export const FORM_FIELDS_MAX = 60;
export const ANSWERS_MAX = 160;
export const BATCH_MAX = 200;
export const STATS_DAYS = 30;
export const STATS_TOURNAMENTS = 20;
export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 200;
export const IMAGE_MAX_BYTES = 200 * 1024;
export const IMAGE_MAX_PIXELS = 2400;
export const MAILS_PER_TOURNAMENT_MAX = 6;
export const MAILS_PER_DAY_MAX = 10;
export const UNSENT_MAILS_MAX = 50;
export const FORMER_NICKS_MAX = 20;
export const MAIL_ID_MAX = 300;
export const IMAGES_PER_DAY_MAX = 200;
export const EXPORTS_PER_HOUR_MAX = 20;

export const NO_SHOWS_KEPT_DAYS = 90;
export const NO_SHOWS_BEHIND = 2;
export const BEHIND_FROM = 1_000_000;
export const WARNINGS_KEPT_DAYS = 180;
export const STRIKES_KEPT_DAYS = 365;
export const SUSPENSION_DAYS = [7, 30, 90] as const;
export const REVOKED_KEPT_DAYS = 30;
export const RECORD_ENTRIES_MAX = 100;
export const ABSENCE_CONTACTS_MAX = 40;
export const RECORD_ID_DIGITS = 4;
export const RECORD_REASON_MIN = 10;
export const RECORD_REASON_MAX = 300;

/**
 * The law of each country allows this many days (working days in Mexico and Colombia) for an answer about
 * personal data.
 */
export const PRIVACY_ANSWER_DAYS = { MX: 20, CO: 10, CO_CLAIM: 15, BR: 15 } as const;

export const FORM_ANSWERS_KEPT_DAYS = 365;
export const ACCESS_REQUESTS_KEPT_DAYS = 180;
export const AUDIT_OF_PLAYERS_KEPT_DAYS = 180;
export const AUDIT_KEPT_DAYS = 730;
/** The days count from `sentAt` or from `officialAt` of the match, whichever is later. */
export const REPORTS_KEPT_DAYS = 30;
/**
 * Hidden or deleted tournaments are remembered this long; a client with an older list loads the whole list
 * (docs/decisions/0031).
 */
export const REMOVALS_KEPT_DAYS = 7;
