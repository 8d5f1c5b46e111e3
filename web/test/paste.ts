import type { UserEvent } from '@testing-library/user-event';

/** Fills a field without a key press for each letter, for tests that are not about typing. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
