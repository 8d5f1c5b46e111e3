import * as z from 'zod/mini';
import { described } from '../described.ts';
import * as words from './words/fields.ts';

/** Changes with the words of the terms: a test beside them says when. */
export const TERMS_VERSION = '2026-12-08';

/** The terms of the site, then the beginning of the SHA-256 of the rules that were shown. */
const VERSION = /^\d{4}-\d{2}-\d{2}\.[0-9a-f]{16}$/;

export const AcceptedVersionSchema = z.string().check(z.regex(VERSION, words.invalidVersion));

export const rulesIn = (version: string): string => version.slice(version.indexOf('.') + 1);

export const StoredVersionSchema = described(z.string(), { pattern: VERSION.source });
