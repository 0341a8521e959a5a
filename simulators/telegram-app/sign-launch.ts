import { createHmac, randomUUID } from "node:crypto";

/** Somebody with an account, as the simulated phone is held by. */
export interface Holder {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  languageCode: string;
  /** Without a plus. */
  phone: string;
}

/** core.telegram.org/bots/webapps, "Validating data received via the Mini App". */
function signed(fields: Readonly<Record<string, string>>, token: string): string {
  const lines = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  const secret = createHmac("sha256", "WebAppData").update(token).digest();
  const hash = createHmac("sha256", secret).update(lines.join("\n")).digest("hex");
  return new URLSearchParams({ ...fields, hash }).toString();
}

const seconds = () => String(Math.floor(Date.now() / 1000));

/** What the page is opened with. */
export function launchData(holder: Holder, token: string, startParam: string): string {
  const user = {
    id: holder.id,
    first_name: holder.firstName,
    last_name: holder.lastName,
    username: holder.username,
    language_code: holder.languageCode,
    allows_write_to_pm: true,
  };
  return signed(
    {
      query_id: randomUUID().replaceAll("-", "").slice(0, 24),
      user: JSON.stringify(user),
      auth_date: seconds(),
      ...(startParam !== "" && { start_param: startParam }),
    },
    token,
  );
}

/** What `getRequestedContact` answers once the holder has shared it. */
export function contactData({ id, phone, firstName, lastName }: Holder, token: string): string {
  const contact = { user_id: id, phone_number: phone, first_name: firstName, last_name: lastName };
  return signed({ contact: JSON.stringify(contact), auth_date: seconds() }, token);
}
