import * as z from 'zod/mini';
import { described } from '../described.ts';
import * as words from './words/fields.ts';

/** This version must change with the text of the terms. A test fails if only one of them changes. */
export const TERMS_VERSION = '2026-12-11';

const VERSION = /^\d{4}-\d{2}-\d{2}\.[0-9a-f]{16}$/;

export const AcceptedVersionSchema = z.string().check(z.regex(VERSION, words.invalidVersion));

export const rulesIn = (version: string): string => version.slice(version.indexOf('.') + 1);

export const StoredVersionSchema = described(z.string(), { pattern: VERSION.source });
