import * as z from 'zod/mini';
import { GIVEN_ROLES } from './roles.ts';

export const GivenRoleSchema = z._default(z.enum(GIVEN_ROLES), 'admin');
