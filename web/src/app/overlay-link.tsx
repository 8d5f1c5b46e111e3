import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { overlayHashes, paths } from '../config/paths.ts';

const targets = {
  terms: { page: paths.terms.to(), hash: overlayHashes.terms },
  faq: { page: paths.faq.to(), hash: overlayHashes.faq },
} as const;

const openedFromPage = { openedFromPage: true } as const;

type OverlayLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { overlay: keyof typeof targets };

export function OverlayLink({ overlay, children, ...rest }: OverlayLinkProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { page, hash } = targets[overlay];

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ pathname, search, hash }, { state: openedFromPage });
  };

  return (
    <a {...rest} href={page} onClick={open}>
      {children}
    </a>
  );
}
