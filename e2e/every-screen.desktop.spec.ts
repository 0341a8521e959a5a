import { testEveryScreen } from "./src/every-screen.ts";

testEveryScreen({ language: "ar", otherWidth: 390, by: "link" });
