import { deal } from '@copa/domain/registrations/words/captain';
import { Icon } from '../../../../components/icon.tsx';

export function CaptainDeal({ terms }: { terms: string }) {
  return (
    <p className="flex gap-3 rounded-md border border-gold/60 bg-night/60 p-3 text-lg">
      <Icon name="squad" className="mt-1 size-5 text-gold" />
      <span className="min-w-0">
        {deal} <strong>{terms}</strong>
      </span>
    </p>
  );
}
