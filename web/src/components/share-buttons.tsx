import { useEffect, useState, useSyncExternalStore } from 'react';
import { copyText } from '../lib/browser/copy-text.ts';
import { cx } from '../lib/cx.ts';
import { openShareSheet } from '../lib/share-sheet.ts';
import { Button, ExternalLinkButton } from './button.tsx';
import * as words from './words/share.ts';

interface CopyButtonProps {
  value: string;
  label?: string | undefined;
  variant?: 'secondary' | 'ghost';
}

const copiedFor = 2500;

export function CopyButton({ value, label = words.copyLink, variant = 'secondary' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    // After a refusal the text stays, so that it can be selected and copied by hand.
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const onClick = () => {
    void copyText(value).then((done) => setOutcome(done ? 'copied' : 'refused'));
  };

  return (
    <>
      <Button variant={variant} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={onClick}>
        {/* Both texts share a cell, so that the button keeps its width and the next one its place. */}
        <span className="grid *:col-start-1 *:row-start-1 *:aria-hidden:invisible">
          <span aria-hidden={outcome === 'copied'}>{label}</span>
          <span aria-hidden={outcome !== 'copied'}>{words.copied}</span>
        </span>
      </Button>
      <output className={outcome === 'refused' ? 'text-sm wrap-anywhere text-warning' : 'sr-only'}>
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && <>{words.copyByHand(value)}</>}
      </output>
    </>
  );
}

const neverChanges = () => () => undefined;
const hasShareSheet = () => typeof navigator.share === 'function';

interface Shared {
  url: string;
  title: string;
  text: string;
}

/** Content blockers hide a link whose address begins with `https://wa.me/?text=`. */
export const whatsAppUrl = (number: string | null, message: string) =>
  `https://wa.me${number === null ? '' : `/${number}`}?text=${encodeURIComponent(message)}`;

export function ShareSheetButton({ url, title, text }: Shared) {
  const canShare = useSyncExternalStore(neverChanges, hasShareSheet, () => false);

  const [isFailed, setFailed] = useState(false);

  const share = async () => setFailed(!(await openShareSheet({ url, title, text })));
  if (!canShare) return null;
  return (
    <>
      <Button variant="secondary" icon="share" onClick={() => void share()}>
        {words.share}
      </Button>
      <output className="text-sm text-warning empty:sr-only">{isFailed && words.notShared}</output>
    </>
  );
}

interface ShareButtonsProps extends Shared {
  /** One below the other, each as wide as the page. */
  readonly stacked?: boolean;
  /** Needed on a page with several links, so that nobody sends the wrong one. */
  readonly copy?: string;
}

export function ShareButtons({ stacked = false, copy, ...shared }: ShareButtonsProps) {
  const { text, url } = shared;
  return (
    <div className={cx('gap-3', stacked ? 'grid' : 'flex flex-wrap *:grow')}>
      <ExternalLinkButton href={whatsAppUrl(null, `${text} ${url}`)} icon="whatsapp" variant="secondary">
        {words.byWhatsApp}
      </ExternalLinkButton>
      <ShareSheetButton {...shared} />
      <CopyButton value={url} label={copy} />
    </div>
  );
}
