const list = `
+1 United States
+44 United Kingdom
+91 India
+81 Japan
+86 China
+33 France
+49 Germany
+39 Italy
+34 Spain
+61 Australia
+55 Brazil
+27 South Africa
+7 Russia
+52 Mexico
+60 Malaysia
+65 Singapore
+63 Philippines
+20 Egypt
+90 Turkey
+971 United Arab Emirates
+92 Pakistan
+48 Poland
+31 Netherlands
+41 Switzerland
+46 Sweden
+47 Norway
+32 Belgium
+420 Czech Republic
+43 Austria
+372 Estonia
+370 Lithuania
+371 Latvia
+385 Croatia
+386 Slovenia
+354 Iceland`

/** Each with its country. */
export const countryCodes = list
  .trim()
  .split('\n')
  .map((line) => line.split(/ (.*)/) as [code: string, country: string])
