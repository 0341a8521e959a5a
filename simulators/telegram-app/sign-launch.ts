import { createHmac, randomUUID } from "node:crypto";

/** Telegram user who owns the simulated phone. */
export interface PhoneHolder {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  languageCode: string;
  /** Phone number of the user without a plus. */
  phone: string;
}

/** Signs the fields as documented in core.telegram.org/bots/webapps, "Validating data received via the Mini App". */
function signFields(fields: Readonly<Record<string, string>>, token: string): string {
  const lines = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  const secret = createHmac("sha256", "WebAppData").update(token).digest();
  const hash = createHmac("sha256", secret).update(lines.join("\n")).digest("hex");
  return new URLSearchParams({ ...fields, hash }).toString();
}

const getUnixSeconds = () => String(Math.floor(Date.now() / 1000));

/** Returns the signed launch data that Telegram passes to the page of a mini app. */
export function createLaunchData(holder: PhoneHolder, token: string, startParam: string): string {
  const user = {
    id: holder.id,
    first_name: holder.firstName,
    last_name: holder.lastName,
    username: holder.username,
    language_code: holder.languageCode,
    allows_write_to_pm: true,
  };
  return signFields(
    {
      query_id: randomUUID().replaceAll("-", "").slice(0, 24),
      user: JSON.stringify(user),
      auth_date: getUnixSeconds(),
      ...(startParam !== "" && { start_param: startParam }),
    },
    token,
  );
}

/** Returns the signed data of `getRequestedContact` after the user shared the contact. */
export function createContactData({ id, phone, firstName, lastName }: PhoneHolder, token: string): string {
  const contact = { user_id: id, phone_number: phone, first_name: firstName, last_name: lastName };
  return signFields({ contact: JSON.stringify(contact), auth_date: getUnixSeconds() }, token);
}
