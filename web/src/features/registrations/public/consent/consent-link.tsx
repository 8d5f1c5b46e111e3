import { ExternalLinkButton } from '../../../../components/button.tsx';
import { CopyButton, whatsAppUrl } from '../../../../components/share-buttons.tsx';
import { paths } from '../../../../config/paths.ts';
import { cx } from '../../../../lib/cx.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/consent.ts';

interface ConsentLinkProps {
  readonly code: string;
  readonly tournamentName: string;
  readonly number?: string | null;
  readonly untitled?: boolean;
  /** False on a page with something to do before it. */
  readonly isMain?: boolean;
}

export function ConsentLink(props: ConsentLinkProps) {
  const { code, tournamentName, number = null, untitled = false, isMain = true } = props;
  const { name } = useSite();
  const url = new URL(paths.consent.to(code), location.origin).href;
  const text = `${words.askFor(tournamentName, name)} ${url}`;
  return (
    <section
      className={cx(
        'grid w-full gap-3 text-left',
        !untitled && 'rounded-md border border-warning/60 p-[min(1rem,4vw)]',
      )}
    >
      {!untitled && <p className="font-semibold text-warning">{words.linkTitle}</p>}
      <div className={cx('gap-3', untitled ? 'grid' : 'flex flex-wrap')}>
        <ExternalLinkButton
          href={whatsAppUrl(number, text)}
          icon="whatsapp"
          variant={isMain ? 'primary' : 'secondary'}
        >
          {words.sendLink}
        </ExternalLinkButton>
        <CopyButton value={url} label={words.copyLink} />
      </div>
      <p className="text-mist">{words.linkText}</p>
    </section>
  );
}
