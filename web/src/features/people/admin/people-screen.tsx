import type { AdminUser } from '@copa/domain/people/endpoints';
import type { ListedUserRequest } from '@copa/domain/people/user-request';
import { useState } from 'react';
import { ListBeside } from '../../../components/admin/list-beside.tsx';
import { FailedPage, StaleNotice, together } from '../../../components/admin/query-states.tsx';
import { ShownTogether } from '../../../components/admin/shown-together.tsx';
import { Button } from '../../../components/button.tsx';
import { AreaHead } from '../../../components/page/area-head.tsx';
import * as words from '../words/admin.ts';
import {
  type AccessDecision,
  AccessRequests,
  asListedNow,
  DecisionDialog,
  RequestPanel,
  useAllRequests,
} from './access-requests.tsx';
import { AdminList, AdminPanel, useAdmins } from './admin-list.tsx';
import { GrantPanel } from './grant-panel.tsx';

type Opened =
  | { readonly kind: 'grant' }
  | { readonly kind: 'request'; readonly request: ListedUserRequest }
  | { readonly kind: 'admin'; readonly uid: string };

export function PeopleScreen() {
  const lists = useAllRequests();
  const { waiting } = lists;
  const admins = useAdmins();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deciding, setDeciding] = useState<AccessDecision | null>(null);
  const close = () => setOpened(null);
  const shown = [waiting, admins].filter(({ data }) => data !== undefined);
  if (shown.length === 0 && waiting.isError && admins.isError) {
    return <FailedPage title={words.title} query={together(waiting, admins)} />;
  }
  return (
    <div className="wrap pb-16">
      <AreaHead
        title={words.title}
        intro={words.intro}
        actions={
          <Button variant="secondary" onClick={() => setOpened({ kind: 'grant' })}>
            {words.giveAccessByMail}
          </Button>
        }
      />
      {shown.length > 0 && <StaleNotice query={together(...shown)} />}
      <ListBeside
        detail={
          opened && (
            <Detail
              opened={
                opened.kind === 'request'
                  ? { ...opened, request: asListedNow(opened.request, lists) }
                  : opened
              }
              admins={admins.data?.admins ?? []}
              onDecide={setDeciding}
              onClose={close}
            />
          )
        }
      >
        <ShownTogether loading={words.loadingAdmins}>
          <div className="grid gap-6">
            <section className="grid gap-2" aria-labelledby="solicitudes">
              <h2 id="solicitudes" className="eyebrow font-sans not-italic">
                {words.requestsTitle}
              </h2>
              <AccessRequests
                lists={lists}
                openId={opened?.kind === 'request' ? opened.request.id : null}
                onOpen={(request) => setOpened({ kind: 'request', request })}
              />
            </section>
            <section className="grid gap-2" aria-labelledby="administradores">
              <h2 id="administradores" className="eyebrow font-sans not-italic">
                {words.adminsTitle}
              </h2>
              <AdminList
                admins={admins}
                openId={opened?.kind === 'admin' ? opened.uid : null}
                onOpen={(uid) => setOpened({ kind: 'admin', uid })}
              />
            </section>
          </div>
        </ShownTogether>
      </ListBeside>
      {deciding !== null && <DecisionDialog {...deciding} onDone={close} onClose={() => setDeciding(null)} />}
    </div>
  );
}

interface DetailProps {
  readonly opened: Opened;
  readonly admins: readonly AdminUser[];
  readonly onDecide: (decision: AccessDecision) => void;
  readonly onClose: () => void;
}

function Detail({ opened, admins, onDecide, onClose }: DetailProps) {
  switch (opened.kind) {
    case 'grant':
      return <GrantPanel onClose={onClose} />;
    case 'request':
      return <RequestPanel request={opened.request} onDecide={onDecide} onClose={onClose} />;
    case 'admin': {
      const admin = admins.find(({ uid }) => uid === opened.uid);
      const onlyOwner = admins.filter(({ role }) => role === 'owner').length === 1;
      return admin === undefined ? null : (
        <AdminPanel admin={admin} onlyOwner={onlyOwner} onClose={onClose} />
      );
    }
  }
}
