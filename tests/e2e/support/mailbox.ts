import * as z from 'zod/mini';
import { suiteAddresses } from './addresses.ts';

const MailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

type Mail = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'EMAIL_SIGNIN';

export async function mailedLinks(email: string, type: Mail): Promise<readonly string[]> {
  const { auth, projectId } = suiteAddresses();
  const response = await fetch(`http://${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = z.parse(MailsSchema, await response.json());
  return oobCodes
    .filter((mail) => mail.email === email && mail.requestType === type)
    .map(({ oobLink }) => oobLink);
}

export async function mailedLink(email: string, type: Mail): Promise<string> {
  const link = (await mailedLinks(email, type)).at(-1);
  if (link === undefined) throw new Error(`No mail of type ${type} was sent to ${email}.`);
  return link;
}
