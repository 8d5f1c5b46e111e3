import * as z from 'zod/mini';
import { DocumentIdSchema } from '../ids.ts';

export const ById = z.strictObject({ id: DocumentIdSchema });
