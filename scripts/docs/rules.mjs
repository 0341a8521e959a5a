// Rules of the product in a few words each. `server`: enforced by the API. `store`: implemented by the pages. `later`:
// planned.
const table = `
BR-1 server The brand comes from the sub-domain, then the vendor parameter, then the kept choice
BR-2 server Sub-domains and whole domains map to brands by rows, never by code
BR-3 server Local and private hosts fall back to the demo brand, public unknown ones to none
BR-4 server One host may front several brands, chosen by a page number
BR-5 store Settings drive title, icon, colours, theme and language
BR-6 store Without a brand the device is wiped and the visitor told that there is no store
BR-7 store A blocked brand shows that it is blocked
BR-8 server A call without a brand is refused, never sent with an empty header
BR-9 server The brand travels as a header that must agree with path, host and token
BR-10 server A page calls its own installation only, whatever a brand is named (decision 51)
BR-11 server The catalogue lists the active brands, and a host of several leads to it
BR-12 server One brand's data is never seen through another's host, header, id or token
BR-13 store What the device keeps is kept by brand
BR-14 store Each feature flag shows or hides its thing
BR-15 store View settings change the screens
BR-16 store Links and contacts show only when active
LN-1 store Every text exists in every offered language
LN-2 store The brand's switches say which languages are offered
LN-3 server A language prefix sets the cookie and leads to the rest of the path, on its own origin
LN-4 server A page prefix does the same
LN-5 server A kept language that is not offered is ignored
LN-6 server A text falls back: asked language, the brand's, any
LN-7 store Pages carry language, direction and alternate links
LN-8 store Money carries the label of its language and currency
RT-1 store Every path of the store exists
RT-2 store Stories, reservations, notifications, a table and the brands have addresses of their own
RT-3 server An unknown path answers 404, on its page with "Page not found: {path}"
RT-4 store Private pages lead a guest to the sign-in and back
RT-5 store Panels close by back, Escape and outside tap and leave the scroll alone
RT-6 store The page's arrow leads back to where the guest came from
SH-1 store The first paint has the brand already
SH-2 store Delivery opens the saved addresses, else the map; the device is asked at a tap
SH-3 store Pickup opens the choice of a branch
SH-4 store Sheets and drawers have their sizes and close a moment after a choice
SH-5 store Notices stay 4.5 seconds, 16 pixels apart
AD-1 store The map of the delivery is whole, with a mark in its middle
AD-2 store A city is chosen where there are several; the main one is meant
AD-3 store Moving the map looks the middle up; late answers do not count
AD-4 store Searching lists places, and picking one moves the map
AD-5 server Outside every region the store says so in red and an order for delivery is refused
AD-6 server Coordinates have six decimals
AD-7 store Saving asks for the details of the door and keeps them with the address
AD-8 store A looked-up point becomes an address and drops its mark before an order
AD-9 server A saved address at the same place is used again
AD-10 store A guest's addresses come along after sign-in, without duplicates
AD-11 store Saved addresses are listed, changed and deleted after asking
AD-12 store A device that does not say where it is gets words for it, and the map opens on the city
AD-13 store A failed look-up leaves the picker usable
AD-14 store The map's provider follows the settings; the own map needs no key
AD-15 store Where the map opens when nothing else is known
BN-1 store The choice of a branch is a map and a list
BN-2 server Only branches with pickup are offered for pickup
BN-3 store A branch shows its hours, phone and address before it is chosen
BN-4 server Open or closed follows the branch's hours in the brand's time zone
BN-5 store A branch that is closed today is not to be chosen
BN-6 store The branch by default: the order's, the main one, the first
BN-7 server The closest branch says what it lacks
MN-1 server Groups, categories and products come by priority, empty ones not
MN-2 store The category's view says how it looks and how a product opens
MN-3 store Menus by group and by category
MN-4 store A product page shows the dish whole, and calls and reservations of its table
MN-5 server Choices below the minimum or above the maximum are refused
MN-6 server Stock limits what can be bought and is never oversold
MN-7 server What is stopped says so and cannot be ordered
MN-8 server Search finds in every language and script, with typos and the wrong layout
MN-9 server Favourites are listed, added and removed
MN-10 server Who received a product may grade it
MN-11 server The basket is offered what goes with it
MN-12 server A channel asks for its own menu
MN-13 store A product can be bought at once where the brand offers it
MN-14 store What came of a tap shows where it was tapped or in the basket; what shows nowhere is said
MN-15 server Weighed goods are sold in steps, and every count of them is told as a weight
BK-1 server The price of an item
BK-2 server The sum of the products
BK-3 server A promo takes a percent or an amount, never below zero
BK-4 server The total, and cashback that an empty basket resets
BK-5 store One is the default count; lines go and come back
BK-6 server Pickup costs no delivery
BK-7 server The service fee and its threshold
BK-8 server The server counts every total and refuses another
BK-9 store The basket survives
BK-10 store The basket shows what the server charges
PR-1 server When a promo is valid, and each reason why not
PR-2 server The states of a promo
PR-3 server Cashback is never spent twice
PR-4 server Cashback is earned at the end and is the sum of its movements
CH-1 server Delivery, pickup, dine-in
CH-2 server Offered times lie inside the hours and can be kept
CH-3 server The minimum for delivery
CH-4 server Zone, rest days and holidays refuse by name
CH-5 server When the tariff is asked for
CH-6 server Payment methods of the channel
CH-7 server Orders for now and for later are two calls
CH-8 server One order, however often it is sent
CH-9 store A failure loses nothing
CH-10 server Another receiver, comments
CH-11 server Who orders has a phone
CH-12 server A delivery has a minimum sum or a minimum number of products
OR-1 store Every status has its words
OR-2 server One table of what may follow what
OR-3 server Unpaid orders expire and give everything back
OR-4 server Active and archived orders, ten a page
OR-5 server Changes are seen at once, none is missed
OR-6 server Courier statuses; who sees the courier
OR-7 server Every change is kept with who, when and why
OR-8 server The customer may cancel before it is accepted
OR-9 server An order is repeated, what is gone is said
OR-10 server A finished order is graded; receipts
OR-11 server Reservations, calls for the waiter and for the bill
OR-12 server Channels and devices of an order; the channel is never the customer's to name
OR-13 server A new order that nobody reacts to is brought to more and more people (decision 105)
OR-14 server Open consoles report whether a new order is heard there; a branch without an awake one alerts people (decision 106)
GR-1 server A group fills one order from several phones, by a link and without accounts
GR-2 server Its host locks it; what nobody orders is over after three hours
GR-3 server Each pays the own share, to the sum
PY-1 server Payment types
PY-2 server Where an order is paid
PY-3 server Callbacks of payment providers
PY-4 server Saved cards
PY-5 server Refund by the provider
US-1 server Sign-in by a code
US-2 server The profile
US-3 server A changed phone, in two steps
US-4 store A session that is over
US-5 server Signing out ends the session, what the device keeps and the choice cookies, not the merchant
US-6 server A deleted account leaves no personal data
US-7 store Guests never cause a call that needs a token
US-8 server Roles of the staff
US-9 store Profile, orders, cities, addresses and basket are kept on the device
TG-1 server Data of the messenger, verified
TG-2 server A contact that is shared makes the account
TG-3 server An unknown messenger account is told to start the bot again
TG-4 store Buttons, theme, safe areas and haptics are the messenger's own
TG-5 server The bot: store, order messages, language, contact, the staff's group
TG-6 server The bot's calls
CK-1 server Inside the payments application
EN-1 server Every field of the document's entities comes with the calls
EN-2 store Groups and categories have colours and pictures of their own
EN-3 server Everything that a product is told with is stored
EN-4 server A branch says what it does and whom to call (decision 52)
EN-5 store The settings for analytics and other systems
EN-6 store An address is a house or a flat, and an order keeps how it was entered
EN-7 server An order has its table, changes and receipt; what other systems know of one it does not (decision 52)
CT-1 server Stories and banners only when switched on
CT-2 server Policies by type and language
CT-3 server Vacancies
CT-4 server Notifications
CT-5 store Lists of the profile say that they load, are empty or failed
ER-1 server A refusal is described in the reader's language
ER-2 server Every message exists in every language
ER-3 store Lost networks are said and retried
ER-4 server Missing and wrong fields are named
ER-5 server A refusal has its status, its words and the path that was asked
FM-1 store Phones
FM-2 store Dates
FM-3 store Numbers
FM-4 store Masks
FM-5 server Pictures by size and format
FM-6 store The colour by default
FM-7 store Pictures may come from another host
BD-1 store A new version clears old shapes once
BD-2 store A new build is taken at the next step
AP-1 server Every call exists at its path and in the API document
AP-2 server Unknown fields do no harm, wrong ones are named
AP-3 server Secrets never leave
AP-4 server Foreign ids are not found, forbidden fields have no effect
AN-1 store Tracking
AN-2 later Each order becomes a lead in the brand's customer system
`;

/** Every rule as `{ id, side, words }`, in the order of the product's document. */
export const rules = table
  .trim()
  .split("\n")
  .map((line) => {
    const [id, side, ...words] = line.split(" ");
    return { id, side, words: words.join(" ") };
  });
