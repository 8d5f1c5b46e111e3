import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../../../../components/fields/search-field.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { NothingFound } from '../../../../components/page/nothing-found.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { overlayHashes, paths } from '../../../../config/paths.ts';
import { useTypedEarly } from '../../../../lib/built-page/use-typed-early.ts';
import { plainText, searchWords } from '../../../../lib/plain-text.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/faq.ts';
import { type FaqGroup, faqGroups } from './faq-groups.ts';
import type { FaqQuestion } from './faq-question.ts';

export function matchQuestions(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const terms = searchWords(search);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = plainText([question, ...answer].join(' '));
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter((group) => group.questions.length > 0);
}

function linkTo(slug: string): string {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return `${origin}${paths.home.to()}${overlayHashes.faqQuestion(slug)}`;
}

function Question({ item, target }: { item: FaqQuestion; target: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!target) return;
    // The overlay around this content opens in a later effect, so scrolling and focusing must wait. A
    // microtask runs early enough not to disturb typing in the search.
    queueMicrotask(() => {
      if (!details.current) return;
      details.current.open = true;
      details.current.scrollIntoView({ block: 'start' });
      details.current.querySelector('summary')?.focus({ preventScroll: true });
    });
  }, [target]);

  return (
    <details ref={details} className="faq-item group">
      <summary className="flex min-h-12 items-center gap-3 px-4 py-3 font-semibold">
        <span className="flex-1">{item.question}</span>
        <Icon name="chevron" className="size-5 text-ember transition-transform group-open:turned" />
      </summary>
      <div className="grid gap-3 px-4 pb-4 text-mist">
        {item.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div>
          <CopyButton variant="ghost" value={linkTo(item.slug)} label={words.copyLink} />
        </div>
      </div>
    </details>
  );
}

function countLabel(count: number): string {
  if (count === 0) return words.noMatch;
  return words.questionCount(count);
}

interface FaqContentProps {
  question?: string | null;
  heading?: 'h2' | 'h3';
}

export function FaqContent({ question = null, heading: Heading = 'h3' }: FaqContentProps) {
  const [search, setSearch] = useState('');
  const field = useTypedEarly(search, setSearch);
  const groups = matchQuestions(faqGroups(useSite()), search);
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0);

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <SearchField
          ref={field}
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <output className={count === 0 ? 'sr-only' : 'text-sm text-dim'}>{countLabel(count)}</output>
      </div>
      {count === 0 && (
        <NothingFound
          title={words.noMatch}
          onClear={() => {
            setSearch('');
            // The pressed button disappears.
            field.current?.focus();
          }}
        />
      )}
      {groups.map((group) => (
        <section key={group.title} className="grid gap-2">
          <Heading className="eyebrow font-sans not-italic">{group.title}</Heading>
          {group.questions.map((item) => (
            <Question key={item.slug} item={item} target={item.slug === question} />
          ))}
        </section>
      ))}
    </div>
  );
}
