import * as z from 'zod/mini';
import { DocumentIdSchema } from '../ids.ts';

/** The path parameter of calls about one document. */
export const ById = z.strictObject({ id: DocumentIdSchema });
