/** User of Click, with Click's field names. */
export interface ClickPerson {
  client_id: number;
  name: string;
  surname: string;
  phone_number: string;
}

export const CLICK_PEOPLE: readonly ClickPerson[] = [
  { client_id: 501, name: "Malika", surname: "Yusupova", phone_number: "998901112233" },
  { client_id: 502, name: "Bobur", surname: "Rahimov", phone_number: "998901114455" },
  // Igor has the phone number of the second user in the Telegram simulator, to test a customer who uses both
  // applications.
  { client_id: 503, name: "Igor", surname: "Kim", phone_number: "998901110002" },
  { client_id: 504, name: "Lola", surname: "Ergasheva", phone_number: "998901116677" },
  { client_id: 505, name: "Sardor", surname: "Nazarov", phone_number: "998901118899" },
];
