import { Card } from '../../../../../components/card.tsx';

/** Has the height of the offer of notices. A browser that refuses notices shows more text and no button. */
export function PushPlaceholder() {
  const isDenied = 'Notification' in window && Notification.permission === 'denied';
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <p className="min-h-[1lh]" />
        <p
          className={isDenied ? 'min-h-[5lh] text-sm sm:min-h-[2lh]' : 'min-h-[4lh] text-sm sm:min-h-[2lh]'}
        />
      </div>
      {!isDenied && <div className="h-11" />}
    </Card>
  );
}
