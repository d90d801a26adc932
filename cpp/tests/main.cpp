// Runs every test of the core: `kvarto_tests DIRECTORY`, where the directory holds *.perft files.

#include <iostream>

#include "check.hpp"
#include "tests.hpp"

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: kvarto_tests DIRECTORY_OF_PERFT_FIXTURES\n";
        return 2;
    }
    kvarto::tests::test_census();
    kvarto::tests::test_notation();
    kvarto::tests::test_position();
    kvarto::tests::test_perft(arguments[1]);
    kvarto::tests::test_search();
    std::cout << kvarto::tests::failures << " checks failed\n";
    return kvarto::tests::failures == 0 ? 0 : 1;
}
