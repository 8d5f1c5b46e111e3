import type { ReactNode } from 'react';
import { ExternalLinkButton } from '../../button.tsx';
import { CopyButton, ShareSheetButton, whatsAppUrl } from '../../share-buttons.tsx';
import * as words from '../../words/share.ts';
import { Fold } from '../admin-section.tsx';

interface TextShareProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly isGold?: boolean;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

export function TextShare({ title, text, url, isGold = false, picture, children }: TextShareProps) {
  return (
    <div className="grid gap-1">
      <ExternalLinkButton
        href={whatsAppUrl(null, `${text} ${url}`)}
        icon="whatsapp"
        variant={isGold ? 'primary' : 'secondary'}
        className="w-fit"
      >
        {words.byWhatsApp}
      </ExternalLinkButton>
      <Fold summary={picture === undefined ? words.otherWays : words.asPictureToo}>
        <div className="flex flex-wrap gap-2">
          {picture}
          <ShareSheetButton url={url} title={title} text={text} />
          <CopyButton value={url} />
          <CopyButton value={`${text} ${url}`} label={words.copyText} />
          {children}
        </div>
      </Fold>
    </div>
  );
}
