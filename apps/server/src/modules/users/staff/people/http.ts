import { endpoints } from "@dasturxon/contract";
import { maskPhone } from "@dasturxon/domain/format";
import { bindEndpoint, type Http, isRefused } from "../../../../platform/http/index.ts";
import { showInvitation } from "./accept-invitation.ts";
import { addPerson } from "./add-person.ts";
import { changePerson, removePerson, signOutPerson } from "./change-person.ts";
import { invitePerson } from "./invite-person.ts";
import { selectPeople } from "./queries.ts";
import { isPersonVisibleTo } from "./reach.ts";
import { viewPerson } from "./view-person.ts";

/** Registers the API calls that manage the people of a brand. */
export function registerPeople(http: Http): void {
  bindEndpoint(http, endpoints.people, async ({ session, db, clock }) => {
    const { merchantId } = session;
    const rows = await db.tenantRead(merchantId, (tx) => selectPeople(tx, merchantId, clock.now()));
    return rows.filter((row) => isPersonVisibleTo(session, row)).map((row) => viewPerson(session, row));
  });
  bindEndpoint(http, endpoints.addPerson, async (call) => {
    const added = await addPerson(call.db, call, call.body);
    if (isRefused(added)) return added;
    return { person: viewPerson(call.session, added.person), invitation: added.invitation };
  });
  bindEndpoint(http, endpoints.changePerson, async (call) => {
    const { session, params, body } = call;
    const changed = await call.db.tenant(session.merchantId, (tx) =>
      changePerson(tx, call, { ...body, id: params.id }),
    );
    return isRefused(changed) ? changed : viewPerson(session, changed);
  });
  bindEndpoint(http, endpoints.removePerson, (call) => {
    const { session, params, query } = call;
    return call.db.tenant(session.merchantId, (tx) =>
      removePerson(tx, call, { id: params.id, version: query.version }),
    );
  });
  bindEndpoint(http, endpoints.invitePerson, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => invitePerson(tx, call, call.params.id)),
  );
  bindEndpoint(http, endpoints.signOutPerson, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => signOutPerson(tx, call, call.params.id)),
  );
  bindEndpoint(http, endpoints.invitation, async ({ body, db, clock }) => {
    const found = await showInvitation({ db, clock }, body.token);
    if (isRefused(found)) return found;
    const { login, name, role, brand, phone } = found;
    return { login, name, role, brand, phone: phone && maskPhone(phone) };
  });
}
