import { testEveryScreen } from "./src/every-screen.ts";

testEveryScreen({ language: "ar", isDark: true, otherWidth: 390 });
