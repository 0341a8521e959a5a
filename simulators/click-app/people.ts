/** Somebody who is signed in to Click, as Click names them. */
export interface ClickPerson {
  client_id: number;
  name: string;
  surname: string;
  phone_number: string;
}

export const PEOPLE: readonly ClickPerson[] = [
  { client_id: 501, name: "Malika", surname: "Yusupova", phone_number: "998901112233" },
  { client_id: 502, name: "Bobur", surname: "Rahimov", phone_number: "998901114455" },
  // He has Telegram too: the same phone as the second of its simulator.
  { client_id: 503, name: "Igor", surname: "Kim", phone_number: "998901110002" },
  { client_id: 504, name: "Lola", surname: "Ergasheva", phone_number: "998901116677" },
  { client_id: 505, name: "Sardor", surname: "Nazarov", phone_number: "998901118899" },
];
