import * as words from '../../words/guardian.ts';
import type { GuardianChat } from './use-guardian-chat.ts';

export function GuardianLine({ chat }: { chat: GuardianChat }) {
  const { contact, href, isDoubtful } = chat;
  return (
    <output className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="font-semibold wrap-anywhere">{contact.name}</span>
      <a
        href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}
        className="flex min-h-11 items-center text-gold underline underline-offset-4"
      >
        {contact.phone}
      </a>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-11 items-center text-gold underline underline-offset-4"
      >
        {words.openChat}
      </a>
      {isDoubtful && <span className="w-full text-warning">{words.doubtful}</span>}
    </output>
  );
}
