/** Men under the same helm, getting angrier. */
const helm = (
  <>
    <path
      className="solid"
      d="M2.800 10.200C3 6.300 6.300 4.300 9.300 2.800 10.300 2.300 11 1.600 12 .6c1 1 1.700 1.700 2.700 2.200 3 1.500 6.300 3.500 6.500 7.400z"
    />
    <path className="solid" d="M10.800 10h2.400l.3 5.400h-3z" />
    <path
      className="thin"
      d="M4.300 10.500v4.800c0 4.300 3.400 7.700 7.700 7.700s7.700-3.400 7.700-7.700v-4.800"
    />
  </>
);

export const FACES = {
  faceShaken: (
    <g transform="rotate(-9 12 13)">
      {helm}
      <circle className="thin" cx="7.800" cy="14" r="1.700" />
      <circle className="thin" cx="16.200" cy="14" r="1.700" />
      <path
        className="thin"
        d="M8 20c.9-1.900 2-1.900 2.700-.6s1.800 1.300 2.600 0 1.800-1.300 2.700.6"
      />
    </g>
  ),
  facePresent: (
    <>
      {helm}
      <circle className="solid" cx="7.900" cy="13.800" r="1.500" />
      <circle className="solid" cx="16.100" cy="13.800" r="1.500" />
      <path d="M8.800 19h6.400" strokeWidth="1.800" />
    </>
  ),
  faceReady: (
    <>
      {helm}
      <path
        className="solid"
        d="M5.500 12l4.900 2.200c-.3 1.500-1.200 2.200-2.400 2.200-1.500 0-2.400-1.300-2.500-4.400z"
      />
      <path
        className="solid"
        d="M18.500 12l-4.900 2.200c.3 1.500 1.200 2.200 2.400 2.200 1.500 0 2.400-1.300 2.500-4.400z"
      />
      <path d="M8.500 20.200c1.800-1.900 5.200-1.900 7 0" strokeWidth="1.800" />
    </>
  ),
  faceFury: (
    <>
      {helm}
      <path
        className="solid"
        d="M5.300 11l5.400 2.600c-.3 1.500-1.300 2-2.500 2-1.700 0-2.700-1.400-2.900-4.600z"
      />
      <path
        className="solid"
        d="M18.700 11l-5.400 2.600c.3 1.500 1.300 2 2.500 2 1.700 0 2.700-1.400 2.900-4.600z"
      />
      {/* A mouth with its teeth left out. */}
      <path
        className="solid"
        fillRule="evenodd"
        d="M6.300 16.800c3.600-.8 7.800-.8 11.400 0-.3 3.800-2.600 6-5.700 6s-5.400-2.200-5.700-6zm1.900 1l.4 1.500h6.800l.4-1.500c-2.500-.4-5.100-.4-7.600 0z"
      />
    </>
  ),
};
