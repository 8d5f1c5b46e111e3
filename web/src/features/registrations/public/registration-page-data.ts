import {
  REGISTRATION_PAGE_DATA_ID,
  type RegistrationPageData,
} from '@copa/domain/registrations/registration-page';
import { pageData } from '../../../lib/page-data.ts';

export const registrationPageData = pageData<RegistrationPageData>(
  'the data of the form',
  REGISTRATION_PAGE_DATA_ID,
);
