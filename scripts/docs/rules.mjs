// Rules of the product in a few words each. `server`: enforced by the API. `store`: implemented by the pages.
// `later`: planned.
const ruleTable = `
BR-1 server The brand is determined by the sub-domain, then the vendor parameter, then the saved choice
BR-2 server Sub-domains and custom domains are mapped to brands by database rows, not by code
BR-3 server Local and private hosts fall back to the demo brand, unknown public hosts to no brand
BR-4 server One host can serve several brands, selected by a page number
BR-5 store The brand's settings control title, icon, colours, theme and language
BR-6 store Without a brand the device's data is deleted and the page says that there is no store
BR-7 store A blocked brand shows a page that says so
BR-8 server A call without a brand is refused and never sent with an empty header
BR-9 server The brand's header must match the path, the host and the token
BR-10 server A page calls only its own installation, regardless of the brand's name (decision 51)
BR-11 server The catalogue of brands lists the active brands, and a host of several brands redirects to it
BR-12 server Data of one brand is never readable through another brand's host, header, id or token
BR-13 store Data on the device is stored per brand
BR-14 store Each feature flag shows or hides its feature
BR-15 store View settings change the screens
BR-16 store Links and contacts are shown only if they are active
LN-1 store Every text exists in every offered language
LN-2 store The brand's settings define the offered languages
LN-3 server A language prefix sets the cookie and redirects to the rest of the path on the same origin
LN-4 server A page prefix sets the cookie and redirects in the same way
LN-5 server A saved language that is not offered is ignored
LN-6 server A missing text falls back to the brand's language, then to any language
LN-7 store Pages declare their language, direction and alternate links
LN-8 store Amounts have the currency label of their language
RT-1 store Every path of the store exists
RT-2 store Stories, reservations, notifications, tables and brands have their own URLs
RT-3 server An unknown path returns 404 with a page that says "Page not found: {path}"
RT-4 store Private pages redirect a guest to the sign-in and back
RT-5 store Panels close by back, Escape and a tap outside, and keep the scroll position
RT-6 store The back arrow returns to the page that the guest came from
SH-1 store The first paint shows the brand
SH-2 store Delivery opens the saved addresses, or the map if there are none; geolocation is requested only on a tap
SH-3 store Pickup opens the selection of a branch
SH-4 store Sheets and drawers have fixed sizes and close shortly after a selection
SH-5 store Notices are shown for 4.5 seconds, 16 pixels apart
AD-1 store The delivery map is fully visible, with a marker in its centre
AD-2 store The guest selects a city if there are several; the default is the main city
AD-3 store Moving the map geocodes its centre; outdated responses are ignored
AD-4 store The search lists places, and a selected place moves the map
AD-5 server An address outside all delivery regions shows an error, and its delivery order is refused
AD-6 server Coordinates have six decimals
AD-7 store Saving asks for house, entrance and flat and stores them with the address
AD-8 store A geocoded point becomes an address, and its marker is removed before an order
AD-9 server A saved address at the same place is reused
AD-10 store Addresses of a guest are added to the account after sign-in, without duplicates
AD-11 store Saved addresses can be listed, changed, and deleted after a confirmation
AD-12 store If the device returns no location, the page explains it and the map opens on the city
AD-13 store A failed geocoding request leaves the address picker usable
AD-14 store The settings select the map provider; the built-in map needs no key
AD-15 store The map has a default position if nothing else is known
BN-1 store Branches are selected on a map or in a list
BN-2 server Only branches with pickup are offered for pickup
BN-3 store A branch shows its hours, phone and address before it is selected
BN-4 server A branch is open or closed by its hours in the brand's time zone
BN-5 store A branch that is closed today cannot be selected
BN-6 store The default branch is that of the order, then the main branch, then the first
BN-7 server The nearest branch that serves the guest is selected, and its missing products are listed
MN-1 server Groups, categories and products are sorted by priority; empty ones are omitted
MN-2 store The category's view defines its layout and how a product opens
MN-3 store Menus can be shown by group or by category
MN-4 store A product page shows all data of the dish, with calls and reservations of the guest's table
MN-5 server Modifications below the minimum or above the maximum are refused
MN-6 server Stock limits the sold quantity and is never exceeded
MN-7 server A stopped product is marked as stopped and cannot be ordered
MN-8 server Search finds products in every language and script, with typos and in the wrong keyboard layout
MN-9 server Favourites can be listed, added and removed
MN-10 server Only guests who received a product can grade it
MN-11 server The basket shows recommended products
MN-12 server A channel receives its own menu
MN-13 store A product can be bought immediately if the brand enables it
MN-14 store The result of a tap is shown at the tapped element or in the basket; otherwise a notice is shown
MN-15 server Weighed goods are sold in steps, and their quantity is shown as a weight
BK-1 server The price of an item includes its modifications
BK-2 server The sum of the products is the sum of all items
BK-3 server A promo discounts a percentage or an amount, and no price becomes negative
BK-4 server The total includes delivery, service fee, discounts and cashback; an empty basket resets cashback
BK-5 store The default count is one, and items can be added and removed
BK-6 server Pickup has no delivery price
BK-7 server The service fee applies unless the sum exceeds its threshold
BK-8 server The server calculates every total and refuses a different one
BK-9 store The basket is kept after a reload
BK-10 store The basket shows the amounts that the server charges
PR-1 server A promo is valid under its conditions, and each reason for an invalid one has its own error
PR-2 server A promo has a state
PR-3 server Cashback is never spent twice
PR-4 server Cashback is credited when the order is finished, and the balance is the sum of its movements
CH-1 server An order is for delivery, pickup or dine-in
CH-2 server Offered times are within the opening hours and feasible
CH-3 server Delivery has a minimum sum
CH-4 server An order outside the zone, on a day off or on a holiday is refused with its own error
CH-5 server The delivery tariff is requested for an address and returns the price by zone or distance
CH-6 server The channel defines the payment methods
CH-7 server Orders for now and for later use different calls
CH-8 server Repeated requests create one order
CH-9 store A failed request loses no input
CH-10 server An order can have another receiver and comments
CH-11 server Only users with a phone can order
CH-12 server A delivery has a minimum sum or a minimum number of products
OR-1 store Every status has its text
OR-2 server One table defines the allowed status transitions
OR-3 server Unpaid orders expire and release stock, promo and cashback
OR-4 server Active and archived orders are listed in pages of ten
OR-5 server Changes are shown in real time, and none is lost
OR-6 server Courier statuses define who sees the courier
OR-7 server Every change is stored with its author, time and reason
OR-8 server The customer can cancel an order before it is accepted
OR-9 server An order can be repeated, and unavailable products are listed
OR-10 server A finished order can be graded and has receipts
OR-11 server Guests can reserve tables and call the waiter or ask for the bill
OR-12 server An order stores its channel and device; the customer cannot set the channel
OR-13 server A new order without a reaction is escalated to more people (decision 105)
OR-14 server Open consoles report whether a new order is audible; a branch without an active console alerts people (decision 106)
OR-15 server A customer can report a problem with a received order, and the staff answer it once (decision 121)
GR-1 server A group fills one order from several phones, by a link and without accounts
GR-2 server The host locks the group; a group without an order expires after three hours
GR-3 server Each participant pays an own share, and the shares add up to the total
PY-1 server Each provider has its payment types
PY-2 server The payment type defines where an order is paid
PY-3 server Callbacks of payment providers are handled by their protocols
PY-4 server Cards can be saved
PY-5 server The provider refunds payments
US-1 server Users sign in by a code
US-2 server Users can read and change their profile
US-3 server The phone is changed in two steps
US-4 store An expired session leads to the sign-in
US-5 server Signing out ends the session and deletes the device's data and the choice cookies, but not the merchant
US-6 server A deleted account leaves no personal data
US-7 store Guests never send a call that requires a token
US-8 server Staff have roles
US-9 store Profile, orders, cities, addresses and basket are stored on the device
TG-1 server Data from the messenger is verified
TG-2 server A shared contact creates the account
TG-3 server An unknown messenger account is asked to start the bot again
TG-4 store Buttons, theme, safe areas and haptics are those of the messenger
TG-5 server The bot has the store, order messages, languages, contact requests and the staff's group
TG-6 server The bot has its own calls
CK-1 server The store runs inside the payment applications
EN-1 server Calls return every field of the document's entities
EN-2 store Groups and categories have their own colours and pictures
EN-3 server All data of a product is stored, including ids at external services
EN-4 server A branch has its services and contact persons (decision 52)
EN-5 store The settings include analytics and other systems
EN-6 store An address is a house or a flat, and an order stores how it was entered
EN-7 server An order has its table, changes and receipt, but no data of external systems (decision 52)
CT-1 server Stories and banners are shown only if they are enabled
CT-2 server Policies exist by type and language
CT-3 server Vacancies are listed
CT-4 server Notifications are listed and marked as read
CT-5 store Lists of the profile have loading, empty and error states
ER-1 server An error has a message in the reader's language
ER-2 server Every message exists in every language
ER-3 store A lost connection is shown and requests are retried
ER-4 server Missing and invalid fields are named
ER-5 server An error has its status, its message and the requested path
FM-1 store Phone numbers have one format
FM-2 store Dates have one format per language
FM-3 store Numbers have one format per language
FM-4 store Inputs have masks
FM-5 server Pictures exist in several sizes and formats
FM-6 store There is a default colour
FM-7 store Pictures can be served from another host
BD-1 store A new version deletes data of an old format once
BD-2 store A new build is loaded at the next navigation
AP-1 server Every call exists at its path and in the API document
AP-2 server Unknown fields are ignored, invalid ones are named
AP-3 server Replies never contain secrets
AP-4 server Ids of other owners are not found, and forbidden fields have no effect
AN-1 store Analytics events are sent
AN-2 later Each order creates a lead in the brand's CRM
`;

/** Every rule as `{ id, side, words }`, in the order of the product's document. */
export const productRules = ruleTable
  .trim()
  .split("\n")
  .map((line) => {
    const [id, side, ...words] = line.split(" ");
    return { id, side, words: words.join(" ") };
  });
